import { currencyCodes, defaultCurrency } from '~content/currency-code'
import { laterEntry, laterModule } from '~/platform/http/delay-scripts'
import { currencyKey } from '~/ui/money/currency-choice'

/** Milliseconds after the document is read; pictures that take longer do not keep the scripts back. */
const longestWait = 2500

/** The default needs no mark. */
const markedCurrencies = currencyCodes.filter((code) => code !== defaultCurrency).join('|')

/** The currency of the address, as a shared link has it, comes before the one chosen last. */
const showCurrency = `
d.dataset.script='';
var asked=/[?&]currency=(${currencyCodes.join('|')})(&|$)/.exec(location.search);
try{asked=asked?asked[1]:localStorage.getItem('${currencyKey}');if(/^(${markedCurrencies})$/.test(asked))d.dataset.currency=asked}catch(e){}`

/** Local storage key of the country that an address named last (browsing.md §2, `country`). */
const countryKey = 'country'

/** The country of the address, else the one of an earlier visit: landings have words for some. */
const showCountry = `
var from=/[?&]country=([A-Z]{2})(&|$)/.exec(location.search);
try{if(from)localStorage.setItem('${countryKey}',from[1]);from=localStorage.getItem('${countryKey}')}catch(e){from=from&&from[1]}
if(from)d.dataset.country=from`

/** Brings the scripts in when all that is in view has come, or when the visitor touches the page. */
const startLater = `
var started;
function start(){
var entry=document.querySelector('script[type="${laterEntry}"]');
if(started||!entry)return;
started=true;
document.querySelectorAll('link[rel="${laterModule}"]').forEach(function(l){var p=document.createElement('link');p.rel='modulepreload';p.href=l.href;document.head.appendChild(p)});
var s=document.createElement('script');s.type='module';s.text=entry.text;document.body.appendChild(s)
}
addEventListener('load',start);
['pointerdown','keydown','focusin'].forEach(function(e){addEventListener(e,start,true)});
addEventListener('DOMContentLoaded',function(){setTimeout(start,${longestWait})})`

/**
 * Runs before the first paint: shows the visitor's currency, notes the country, tells CSS that script runs, and starts the
 * page's own scripts after the paint. The same text on every page, so its hash is the same in every
 * Content-Security-Policy.
 */
export const firstScript = `(function(d){${showCurrency}${showCountry}${startLater}})(document.documentElement)`
