/** The little Markdown that rulebooks use, as parts to draw: bold and emphasis. Nothing is ever inserted as HTML. */
export interface Span {
  text: string
  kind: 'plain' | 'strong' | 'em'
}

export function spans(text: string): Span[] {
  return text
    .split(/(\*\*[^*]+\*\*|\*[^*]+\*)/)
    .filter(Boolean)
    .map((piece) => {
      if (piece.startsWith('**')) return { text: piece.slice(2, -2), kind: 'strong' }
      if (piece.startsWith('*') && piece.length > 2) return { text: piece.slice(1, -1), kind: 'em' }
      return { text: piece, kind: 'plain' }
    })
}
