import './kit/tokens.css'
import './kit/kit.css'
import './kit/page.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { keepFitting } from './lib/fit.ts'
import { router } from './lib/router.svelte.ts'
import { settings } from './lib/settings.svelte.ts'
import { wakeOnFirstTouch } from './lib/sound.ts'

settings.apply()
keepFitting()
router.listen()
wakeOnFirstTouch()

mount(App, { target: document.getElementById('app') as HTMLElement })
