/** Rooms, Heroes, the whole board, an invasion and a hand, each in few sentences, for whoever hears the game instead of
 * seeing it. */
import { listed, say } from '../../../lib/words.svelte.ts'
import type { Progress } from './steps.ts'
import { type Board, type CardFace, type ClanFace, heroOf, type HeroFace, type RoomFace } from './types.ts'

function counted<Thing>(things: readonly Thing[], nameOf: (thing: Thing) => string): string[] {
  const found = new Map<string, number>()
  for (const thing of things) found.set(nameOf(thing), (found.get(nameOf(thing)) ?? 0) + 1)
  return [...found].map(([name, n]) => (n > 1 ? `${n} × ${name}` : name))
}

function heroSpoken(hero: HeroFace): string {
  return say('ui-ktho-hero-is', {
    hero: say(`class-${hero.hero}`),
    how: say(hero.awake ? 'ui-ktho-awake' : 'ui-ktho-asleep'),
  })
}

export function roomSpoken(room: RoomFace, board: Board, nameOf: (seat: number) => string): string {
  const parts = [
    ...counted(room.heroes, heroSpoken),
    ...counted(room.monsters, (one) => {
      const clan = board.clans[one.clan]
      const name = say('ui-ktho-monster-of', { monster: say(`monster-${clan?.clan}`), name: nameOf(one.seat) })
      return one.wounds ? say('ui-ktho-wounded', { monster: name, n: one.wounds }) : name
    }),
    ...(room.treasure ? [say('ui-ktho-treasure', { n: room.treasure.value })] : []),
    ...room.tokens.map(({ token, n }) => `${n} × ${say(`token-${token}`)}`),
    ...(room.portal ? [say(`ui-ktho-portal-${room.portal}`)] : []),
    ...room.marks.map((mark) => say(`mark-${mark}`)),
  ]
  const name = say('ui-ktho-room-is', { room: say(`room-${room.room}`), type: say(`type-${room.type}`) })
  return parts.length ? `${name}: ${listed(parts)}` : `${name}: ${say('ui-ktho-empty')}`
}

const inRoom = (what: string, room: RoomFace): string => say('ui-ktho-sum-in', { what, room: say(`room-${room.room}`) })

/** How the dungeon stands: Treasures with their odds, Heroes, my Monsters, the Guild deck. */
export function boardSpoken(board: Board, me: ClanFace | null): string {
  const treasures = board.rooms.flatMap((room) => {
    if (!room.treasure) return []
    const odds = room.treasure.odds ? `, ${say('ui-ktho-odds', { n: room.treasure.odds })}` : ''
    return [inRoom(String(room.treasure.value), room) + odds]
  })
  const heroes = (awake: boolean) =>
    board.rooms.flatMap((room) => {
      const here = room.heroes.filter((hero) => hero.awake === awake)
      return here.length ? [inRoom(listed(counted(here, (hero) => say(`class-${hero.hero}`))), room)] : []
    })
  const mine = board.rooms.flatMap((room) => {
    const n = room.monsters.filter((one) => one.clan === me?.index).length
    return n ? [inRoom(String(n), room)] : []
  })
  const guild = board.guild
  const per = guild.per_turn[board.wave - 1] ?? 1
  const told = (key: string, things: string[]) => (things.length ? [say(key, { what: listed(things) })] : [])
  return [
    say('ui-ktho-guild-chip', { n: guild.left, wave: board.wave, per }) + '.',
    ...told('ui-ktho-sum-treasures', treasures),
    ...told('ui-ktho-sum-awake', heroes(true)),
    ...told('ui-ktho-sum-asleep', heroes(false)),
    ...(me ? told('ui-ktho-sum-mine', mine) : []),
  ].join(' ')
}

/** Where an invasion is: which card, which Hero in which room, which step, and who else is awake. */
export function invasionSpoken(board: Board, progress: Progress): string {
  const now = heroOf(board, progress.hero || null)
  const step = progress.steps.find((line) => line.state === 'now')
  const awake = board.rooms.flatMap((room) => room.heroes).filter((hero) => hero.awake).length
  return [
    ...(progress.of ? [say('ui-ktho-sum-card', { n: progress.number, of: progress.of })] : []),
    ...(now ? [`${inRoom(say(`class-${now.hero.hero}`), now.room)}.`] : []),
    ...(step ? [say('ui-ktho-step', { n: step.step, name: say(`step-${step.name}`) })] : []),
    say('ui-ktho-sum-still', { n: awake }),
  ].join(' ')
}

/** What I hold: how many cards, their names, which of them can defend, and my piles. */
export function handSpoken(clan: ClanFace): string {
  const names = (cards: readonly CardFace[]) => listed(counted(cards, (card) => say(`card-${card.id}`)))
  const defending = clan.hand.filter((card) => card.defends)
  return [
    clan.hand.length
      ? say('ui-ktho-sum-hand', { n: clan.hand.length, cards: names(clan.hand) })
      : `${say('ui-ktho-no-cards')}.`,
    ...(defending.length ? [say('ui-ktho-sum-defend', { cards: names(defending) })] : []),
    say('ui-ktho-sum-piles', { deck: clan.deck, discard: clan.discard.length }),
  ].join(' ')
}
