import type { PostSeed } from '../post'

export const rentingByTheMonth: PostSeed = {
  slug: { en: 'renting-a-house-by-the-month', es: 'alquilar-casa-por-mes' },
  categories: ['living', 'tips'],
  author: 'paola-giron',
  picture: 'blog-living-room',
  publicationDate: -39,
  name: {
    en: 'Renting a house by the month: what to ask first',
    es: 'Alquilar casa por mes: lo que conviene preguntar',
  },
  shortDescription: {
    en: 'Contracts, deposits, guarantors, water, electricity and the small print: how long-term rentals work in Guatemala.',
    es: 'Contrato, depósito, fiador, agua, luz y letra chiquita: cómo funciona el alquiler por mes en Guatemala.',
  },
  description: {
    en: `Every week somebody writes to us from a cold place: “We are coming for a year. We need two bedrooms, a garden and good internet.” The search is the pleasant part. What decides whether you are happy in month seven are six or seven questions which few people ask while the bougainvillea is in flower.

## What a contract usually says

Leases run for six months or a year and are renewed in writing. Shorter ones exist, from one month on, at a higher price and mostly furnished. Rent is due in advance, within the first days of the month. Owners ask for a **deposit** of one month, two for a furnished house with good furniture, and give it back after they have seen the last water and electricity bills. A written inventory with photographs, signed by both, is the best hour you will spend.

Local landlords may also ask for a *fiador*, somebody with property or a steady salary in Guatemala who signs for you. Newcomers rarely know one. The usual way round it is a larger deposit or several months paid ahead. Ask for a receipt (*recibo* or, where the owner is registered, a *factura*) for everything you pay.

## Ask about water before you ask about the view

In Antigua and its villages city water comes at certain hours. A house therefore lives from its cistern. Ask how many cubic metres it holds, whether there is a pump with a pressure tank, and who pays when a truck has to fill it in March. Then turn on the hot tap in the shower farthest from the heater, and wait.

## Electricity

The bill comes from the regional distributor, and a house with an electric stove, electric showers and a dryer can triple it. Look at the owner’s last three bills. Short cuts in power happen in thunderstorms; if you work from home, a small battery for the router is worth more than a faster plan.

## Internet, gas, rubbish

Fibre reaches most of Antigua, the capital, Xela and Panajachel. It does not reach every lane, so have the provider confirm the exact address. Gas comes in cylinders of 25 or 35 pounds, delivered by a young man on a motorbike who answers on WhatsApp. Rubbish is collected by private trucks for a monthly fee.

## In a condominium

Maintenance fees may be included in the rent or not, and rules about dogs, visitors and building work are part of your contract whether you have read them or not. Read them.

## Furnished or not?

*Sin muebles* often means without stove, refrigerator and curtain rods. Second-hand furniture is easy to find, carpenters are excellent, and a dining table to measure costs less than one from a shop abroad. It takes six weeks, though, whatever the carpenter says.

## How we do it

We visit each house twice, once after rain. We read meters, count sockets, call the neighbour. When you have chosen, we write the contract in both languages, keep the inventory, and stay the ones you call when the pump fails on a Sunday. It usually does.`,
    es: `Cada semana nos escribe alguien: “Nos trasladan por un año. Necesitamos dos cuartos, jardín y buen internet”. Buscar es lo bonito. Lo que decide si en el séptimo mes usted sigue contento son seis o siete preguntas que casi nadie hace mientras la buganvilia está en flor.

## Qué dice normalmente el contrato

Los contratos son de seis meses o un año y se renuevan por escrito. Hay más cortos, desde un mes, casi siempre amueblados y más caros. La renta se paga por adelantado, en los primeros días del mes. Se pide un **depósito** de un mes, o de dos si la casa tiene buenos muebles, y se devuelve cuando ya llegaron los últimos recibos de agua y de luz. Un inventario con fotos, firmado por los dos, es la hora mejor invertida de toda la mudanza.

Muchos dueños piden además un fiador: alguien con propiedad o sueldo fijo que firme por usted. Quien acaba de llegar no suele tenerlo. Se arregla con un depósito mayor o con varios meses por adelantado. Pida comprobante de todo lo que pague: recibo o, si el dueño está inscrito, factura.

## Pregunte por el agua antes que por la vista

En Antigua y sus aldeas el agua municipal cae a ciertas horas. La casa vive de su cisterna. Pregunte cuántos metros cúbicos le caben, si hay bomba con hidroneumático y quién paga la pipa en marzo. Después abra el agua caliente en la ducha más lejana del calentador, y espere.

## La luz

Con estufa eléctrica, duchas eléctricas y secadora, el recibo puede triplicarse. Vea los últimos tres del dueño. Con las tormentas hay apagones cortos; si trabaja desde casa, una batería pequeña para el módem vale más que un plan más rápido.

## Internet, gas y basura

La fibra llega a casi toda Antigua, a la capital, a Xela y a Panajachel. No a todos los callejones: que la empresa le confirme la dirección exacta. El gas viene en cilindros de 25 o 35 libras y lo lleva un muchacho en moto que contesta por WhatsApp. La basura la recogen camiones privados por una cuota al mes.

## En condominio

El mantenimiento puede estar incluido en la renta o no, y el reglamento —perros, visitas, obras— es parte de su contrato aunque no lo haya leído. Léalo.

## ¿Con muebles o sin muebles?

“Sin muebles” muchas veces quiere decir también sin estufa, sin refrigeradora y sin cortineros. Usados se consiguen fácil, los carpinteros son excelentes y un comedor a la medida cuesta menos que uno importado. Eso sí: tarda seis semanas, diga lo que diga el carpintero.

## Cómo lo hacemos nosotros

Vamos dos veces a cada casa, una después de que llueve. Leemos contadores, contamos tomacorrientes, le preguntamos al vecino. Cuando usted escoge, hacemos el contrato en los dos idiomas, guardamos el inventario y seguimos siendo a quien llama cuando la bomba se arruina un domingo. Casi siempre es domingo.`,
  },
}
