import { chromium } from '@playwright/test'
const [,, ...args] = process.argv
const b = await chromium.launch({ executablePath:'/usr/bin/chromium', args:['--headless=new','--no-sandbox','--disable-gpu','--disable-quic','--no-first-run','--disable-background-networking'] })
for (const a of args) {
  const [w, path, name] = a.split('|')
  const ctx = await b.newContext({ viewport:{width:+w,height:w<500?844:900}, deviceScaleFactor: 1, reducedMotion:'reduce' })
  const p = await ctx.newPage()
  p.on('console', m => { if (m.type()==='error') console.log(name, 'console', m.text().slice(0,300)) })
  p.on('pageerror', e => console.log(name,'pageerror', e.message.slice(0,300)))
  await p.goto('http://localhost:3103'+path)
  const h = await p.evaluate(()=>document.documentElement.scrollHeight)
  for (let y=0;y<h;y+=700){ await p.evaluate(y=>scrollTo(0,y),y); await p.waitForTimeout(120) }
  await p.evaluate(()=>scrollTo(0,0)); await p.waitForTimeout(500)
  await p.screenshot({ path:`/tmp/l/${name}.png`, fullPage:true })
  console.log(name, h, await p.evaluate(()=>document.documentElement.scrollWidth))
  await ctx.close()
}
await b.close()
