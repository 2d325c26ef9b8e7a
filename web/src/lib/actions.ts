/** What the numbers of actions mean. Each game's `generated.ts` declares its acts as Python does: where each begins,
 * and how many values each parameter has; the last parameter counts fastest. */

interface Shape {
  at: number
  params: Record<string, number>
}
type Shapes = Record<string, Shape>
type Values<S extends Shape> = { [Param in keyof S['params']]: number }

/** An action taken to pieces: which act it is, and the values of its parameters. */
export type Act<S extends Shapes, Name extends keyof S = keyof S> = {
  [N in Name]: { name: N; action: number; values: Values<S[N]> }
}[Name]

export class ActionSpace<S extends Shapes> {
  private readonly acts: { name: keyof S; at: number; end: number; params: [string, number][] }[]

  constructor(readonly shapes: S) {
    this.acts = Object.entries(shapes).map(([name, { at, params }]) => {
      const sizes = Object.entries(params)
      return { name, at, end: at + sizes.reduce((size, [, values]) => size * values, 1), params: sizes }
    })
  }

  encode<Name extends keyof S>(name: Name, values: Values<S[Name]>): number {
    const { at, params } = this.shapes[name] as Shape
    return at + Object.entries(params).reduce((code, [param, size]) => code * size + (values[param] as number), 0)
  }

  /** The number of an act without parameters. */
  of(name: { [N in keyof S]: keyof S[N]['params'] extends never ? N : never }[keyof S]): number {
    return (this.shapes[name] as Shape).at
  }

  /** The act that a number stands for; null when it stands for none. */
  decode(action: number): Act<S> | null {
    const act = this.acts.find((one) => action >= one.at && action < one.end)
    if (!act) return null
    const values: Record<string, number> = {}
    let rest = action - act.at
    for (const [param, size] of [...act.params].reverse()) {
      values[param] = rest % size
      rest = Math.floor(rest / size)
    }
    return { name: act.name, action, values } as Act<S>
  }

  /** Those of these actions that are one act. */
  among<Name extends keyof S>(actions: readonly number[], name: Name): Act<S, Name>[] {
    return actions.flatMap((action) => {
      const act = this.decode(action)
      return act?.name === name ? [act as Act<S, Name>] : []
    })
  }
}

export const actionSpace = <const S extends Shapes>(shapes: S): ActionSpace<S> => new ActionSpace(shapes)
