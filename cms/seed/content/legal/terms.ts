import type { LegalSeed } from './legal-seed'

export const terms: LegalSeed = {
  slug: { en: 'terms-of-use', es: 'terminos-de-uso' },
  title: { en: 'Terms and conditions', es: 'Términos y condiciones' },
  name: { en: 'Terms', es: 'Términos' },
  area: 'site',
  text: {
    en: `## What we do

{brand} shows places to stay and houses in Guatemala and puts visitors in touch with the people who own or manage them. Nothing on this site is booked by itself: an inquiry is a question, and a stay is agreed only when both sides have confirmed it in writing.

## Who may use the site

You must be over 18 to send an inquiry or to sign a contract. Whoever writes for a group answers for the group. Please give your own name and an e-mail address that you read: everything that follows reaches you there.

## Prices

- Prices are shown in US dollars or in quetzales. The choice of currency changes how a price is shown, not what it is.
- The price that counts is the one in our written confirmation. It names the nights, the fees and the way of paying.
- Promotions hold for the dates and conditions that stand beside them and are not added to each other unless that is said.

## Inquiries and confirmations

After an inquiry we check dates and price with the owner and answer you. Until then no place is held for you. Once a place is confirmed, its own conditions apply as well; you find them under "By kind of place".

## What owners promise

Owners tell us what their house has, how many people it sleeps and what its rules are, and they keep that up to date. If a house is not as it was described, tell us within 24 hours of arriving, so that something can still be done about it.

## What we ask of guests

- Treat the house and its neighbours as you would your own.
- Do not bring more people than were agreed.
- Pay for what breaks while you are there.

## Liability

We choose with care and answer for our own work. For damage that we cause by slight negligence our liability ends at 100 US dollars for each inquiry. This limit does not hold for intent, for gross negligence or where the law does not allow it. We do not answer for what happens in a house that somebody else runs, nor for roads, weather, power cuts or volcanoes.

## Pictures and texts

Pictures and texts of this site belong to us or to the owners. You may share links to any page; to use a picture elsewhere, ask first.

## Changes and ending

We may change these terms. Changes are announced on this page 30 days before they hold; what was confirmed before stays under the terms of its day. Owners may end their listing with a notice of 30 days.

## Law

The law of Guatemala applies, and the courts of Antigua Guatemala decide, unless the law of your home protects you better.

## Questions

Write to {email} or call {phone}. People answer, in English and in Spanish.`,
    es: `## Qué hacemos

{brand} muestra lugares para hospedarse y casas en Guatemala, y pone en contacto a quienes las buscan con quienes las tienen o las administran. En este sitio nada queda reservado por sí solo: una consulta es una pregunta, y una estadía queda acordada hasta que ambas partes la confirman por escrito.

## Quién puede usar el sitio

Para enviar una consulta o firmar un contrato debe ser mayor de 18 años. Quien escribe por un grupo responde por el grupo. Por favor escriba su propio nombre y un correo que usted lea: todo lo que sigue le llega allí.

## Precios

- Los precios se muestran en dólares o en quetzales. La moneda que usted escoge cambia cómo se ve el precio, no cuánto es.
- El precio que vale es el de nuestra confirmación por escrito. Allí están las noches, los cargos y la forma de pago.
- Las promociones valen para las fechas y condiciones que las acompañan, y no se suman entre sí si no se dice lo contrario.

## Consultas y confirmaciones

Después de una consulta revisamos las fechas y el precio con el propietario y le respondemos. Hasta entonces ningún lugar queda apartado. Cuando un lugar está confirmado valen también sus propias condiciones; las encuentra en "Según el tipo de lugar".

## A qué se comprometen los propietarios

Los propietarios nos dicen qué tiene su casa, para cuántas personas es y cuáles son sus reglas, y mantienen esos datos al día. Si una casa no es como se describió, díganoslo dentro de las 24 horas después de llegar, para que todavía se pueda hacer algo.

## Qué les pedimos a los huéspedes

- Trate la casa y a sus vecinos como si fueran los suyos.
- No lleve a más personas que las acordadas.
- Pague lo que se quiebre mientras usted esté allí.

## Responsabilidad

Escogemos con cuidado y respondemos por nuestro trabajo. Por daños que causemos por descuido leve nuestra responsabilidad llega hasta 100 dólares por consulta. Este límite no vale para el dolo, el descuido grave o lo que la ley no permita. No respondemos por lo que ocurra en una casa que otra persona administra, ni por carreteras, clima, apagones o volcanes.

## Fotos y textos

Las fotos y los textos de este sitio son nuestros o de los propietarios. Puede compartir el enlace de cualquier página; para usar una foto en otra parte, pregúntenos antes.

## Cambios y terminación

Podemos cambiar estos términos. Los cambios se anuncian en esta página 30 días antes de que valgan; lo confirmado antes sigue bajo los términos de su día. Los propietarios pueden retirar su anuncio con un aviso de 30 días.

## Ley

Se aplica la ley de Guatemala y deciden los tribunales de Antigua Guatemala, salvo que la ley de su lugar de residencia le proteja mejor.

## Preguntas

Escriba a {email} o llame al {phone}. Le contestan personas, en español y en inglés.`,
  },
}
