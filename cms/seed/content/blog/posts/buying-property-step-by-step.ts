import type { PostSeed } from '../post'

export const buyingPropertyStepByStep: PostSeed = {
  slug: { en: 'buying-property-in-guatemala', es: 'comprar-casa-en-guatemala-paso-a-paso' },
  categories: ['living'],
  author: 'paola-giron',
  picture: 'blog-house-facade',
  publicationDate: -46,
  name: {
    en: 'Buying a house in Guatemala, step by step',
    es: 'Comprar casa en Guatemala, paso a paso',
  },
  shortDescription: {
    en: 'Registry, notary, taxes and what foreigners may not own: the order in which a purchase goes well, and where it goes wrong.',
    es: 'Registro, escritura, impuestos y qué no puede comprar un extranjero: el orden en que una compra sale bien.',
  },
  description: {
    en: `A house in Guatemala is not bought with a handshake and a key, although people try. It is bought at the property registry. If you remember nothing else from this page, remember that the person who sells must be the person who stands in the register, on the day you sign.

*What follows is how purchases usually go. It is no legal advice; rules and rates change, and your notary knows the ones of this year.*

## 1. Look at the register before you look at the kitchen

Every registered property has three numbers: *finca*, *folio* and *libro*. With them anybody may ask the Registro General de la Propiedad for a certificate. It says who owns the place, how large it is, and what weighs on it: mortgages, rights of way, lawsuits. Order it again in the week in which you pay.

Land without a registry number is sold on the strength of a municipal paper or of *derechos posesorios*. It may be honest. It is a different thing, harder to sell and impossible to mortgage, and its price should say so.

## 2. Measure

Old deeds give old measures. Have a surveyor walk the borders with both neighbours, especially where a river or a lane forms one side. Differences are corrected before the purchase, not afterwards.

## 3. Agree in writing

A promise of sale (*promesa de compraventa*) fixes price, date and penalty, and usually goes with a down payment of around ten percent. Do not pay more without a deed.

## 4. The notary

In Guatemala the notary is a lawyer and writes the public deed, the *escritura*. You may choose your own, and you should. He or she checks the identity of both sides, the powers of anybody who signs for another, the receipts of the property tax (IUSI) and, in a condominium, the maintenance fees.

## 5. Taxes and fees

- The **first sale** of a new house by a developer carries VAT of 12 percent.
- A **later sale** carries a stamp tax of 3 percent on the value in the deed.
- Registry fees and the notary’s own fee come on top; ask for both in writing.
- Afterwards the **IUSI** is due each quarter, up to nine per thousand of the declared value a year.

Declaring less than you pay is common and a bad idea: the difference comes back when you sell.

## 6. What foreigners may own

Foreign citizens may buy houses and land in their own name, with exceptions set by the constitution: land within fifteen kilometres of the borders is reserved, and along the coasts (three kilometres), around lakes (two hundred metres), along navigable rivers (one hundred metres) and around springs that feed towns the land belongs to the state, which leases it through its office OCRET. Land that was private before 1956, and land in towns, has its own rules. Many lake houses stand on such leases, legally; what you buy then is a lease, and it must be transferred to you.

## 7. After the signature

The deed goes to the registry, then to the tax office and the municipality. The purchase is finished when you hold a certificate in your own name, some weeks later. Put it into a drawer. Then choose the colour of the kitchen.`,
    es: `En Guatemala una casa no se compra con un apretón de manos y una llave, aunque haya quien lo intente. Se compra en el Registro. Si de esta página se le olvida todo, acuérdese de esto: quien vende tiene que ser quien aparece inscrito el día en que se firma.

*Lo que sigue es cómo suelen ser las compras. No es asesoría legal; las reglas y las tarifas cambian, y su notario conoce las de este año.*

## 1. Vea el Registro antes que la cocina

Toda propiedad inscrita tiene tres números: finca, folio y libro. Con ellos cualquiera puede pedir una certificación en el Registro General de la Propiedad. Ahí dice quién es el dueño, cuánto mide y qué pesa encima: hipotecas, servidumbres, anotaciones de demanda. Pídala otra vez la semana en que vaya a pagar.

Lo que no tiene registro se vende con un documento municipal o con derechos posesorios. Puede ser honrado. Pero es otra cosa: cuesta más venderlo, ningún banco lo hipoteca, y el precio debe reflejarlo.

## 2. Mida

Las escrituras viejas traen medidas viejas. Que un topógrafo camine los linderos con los dos vecinos, sobre todo si de un lado hay río o callejón. Las diferencias se arreglan antes de comprar, no después.

## 3. Póngalo por escrito

La promesa de compraventa fija precio, fecha y multa, y suele ir con un enganche de más o menos el diez por ciento. No pague más sin escritura.

## 4. El notario

Es abogado y autoriza la escritura pública. Usted puede escoger al suyo, y debería. Revisa la identidad de las dos partes, los mandatos de quien firme por otro, los recibos del IUSI y, en condominio, la solvencia del mantenimiento.

## 5. Impuestos y gastos

- La **primera venta** de una casa nueva paga IVA, el 12 por ciento.
- Las **ventas siguientes** pagan timbres fiscales, el 3 por ciento del valor de la escritura.
- Aparte van el arancel del Registro y los honorarios del notario; pida los dos por escrito.
- Después viene el **IUSI**, cada trimestre, hasta nueve por millar al año sobre el valor declarado.

Declarar menos de lo que se paga es común y mala idea: la diferencia regresa el día que usted venda.

## 6. Qué puede comprar un extranjero

Puede comprar casa y terreno a su nombre, con las excepciones de la Constitución: los quince kilómetros junto a las fronteras están reservados para guatemaltecos, y a la orilla del mar (tres kilómetros), de los lagos (doscientos metros), de los ríos navegables (cien metros) y alrededor de los nacimientos que surten a los pueblos la tierra es del Estado, que la arrienda por medio de OCRET. Lo que ya era privado antes de 1956 y lo que está en zonas urbanas tiene sus propias reglas. Muchas casas de lago están, legalmente, en arrendamiento: entonces lo que se compra es el derecho, y hay que ponerlo a nombre de usted.

## 7. Después de la firma

El testimonio va al Registro y luego a catastro y a la municipalidad. La compra termina cuando usted tiene en la mano una certificación con su nombre, unas semanas más tarde. Guárdela en una gaveta. Ahora sí, escoja el color de la cocina.`,
  },
}
