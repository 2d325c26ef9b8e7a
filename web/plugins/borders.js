/** Who may import whom, as a rule for ESLint: a room imports the rooms further in, and games know nothing of each
 * other. (Plain JavaScript: ESLint reads it without a compiler.) */
import { dirname, relative, resolve } from 'node:path'

/** From the inside out; pages stand beside each other. */
const RANKS = { lib: 0, kit: 1, lobby: 2, room: 2, table: 2, replay: 2, rules: 2, games: 3, kitpage: 3 }
/** The pages that look into another page all the same. */
const NEIGHBOURS = { room: ['lobby'], table: ['room', 'replay'] }

function homeOf(source, path) {
    const [room = '', game = ''] = relative(source, path).split('/')
    return { room, game }
}

/** What is wrong with an import, in one sentence; empty when nothing is. */
function trespass(from, to) {
    if (!(from.room in RANKS) || !(to.room in RANKS)) return ''
    if (from.room === 'games' && to.room === 'games') {
        return from.game === to.game ? '' : `${from.game} knows nothing of ${to.game}`
    }
    if (to.room === 'games') return `${from.room}/ names no game: games are found by their folders`
    if (from.room === to.room || RANKS[to.room] < RANKS[from.room]) return ''
    return NEIGHBOURS[from.room]?.includes(to.room) ? '' : `${from.room}/ does not look into ${to.room}/`
}

export const borders = {
    meta: { type: 'problem', schema: [], messages: { trespass: '{{ why }}' } },
    create(context) {
        const source = resolve(context.cwd, 'src')
        const from = homeOf(source, context.filename)
        const check = (node) => {
            const target = node.source?.value
            if (typeof target !== 'string' || !target.startsWith('.')) return
            const why = trespass(from, homeOf(source, resolve(dirname(context.filename), target)))
            if (why) context.report({ node, messageId: 'trespass', data: { why } })
        }
        return {
            ImportDeclaration: check,
            ImportExpression: check,
            ExportNamedDeclaration: check,
            ExportAllDeclaration: check,
        }
    },
}
