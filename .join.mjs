import sharp from 'sharp'
const parts=process.argv.slice(3).map(s=>s.split(','))
const W=400*parts.length
const comps=[]
for (let i=0;i<parts.length;i++){const [n,t]=parts[i];const m=await sharp(`/tmp/l/${n}.png`).metadata();comps.push({input:await sharp(`/tmp/l/${n}.png`).extract({left:0,top:+t,width:390,height:Math.min(2600,m.height-t)}).png().toBuffer(),left:i*400,top:0})}
const buf=await sharp({create:{width:W,height:2600,channels:3,background:'#fff'}}).composite(comps).png().toBuffer()
await sharp(buf).resize({width:1500}).toFile(process.argv[2])
