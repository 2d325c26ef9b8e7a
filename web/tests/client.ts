/** Compiles what a test imports as for the browser, where state is reactive; there is still no page. */
import type { Environment } from 'vitest/runtime'

export default {
  name: 'client',
  viteEnvironment: 'client',
  setup: () => ({ teardown: () => undefined }),
} satisfies Environment
