import { currencyKey } from '~/ui/money/currency-choice'

/**
 * Runs before the first paint: shows the visitor's currency and tells CSS that script runs.
 * The same text on every page, so its hash is the same in every Content-Security-Policy.
 */
export const firstScript = `(function(d){d.dataset.script='';try{if(localStorage.getItem('${currencyKey}')==='GTQ')d.dataset.currency='GTQ'}catch(e){}})(document.documentElement)`
