import type { DocumentSeed } from './document-seed'

export const ownerAgreement: DocumentSeed = {
  kind: 'document',
  isDocument: true,
  slug: { en: 'property-owner-agreement', es: 'convenio-con-propietarios' },
  name: { en: 'Owner agreement', es: 'Convenio con propietarios' },
  title: { en: 'Property owner agreement', es: 'Convenio con propietarios' },
  text: {
    en: 'What {brand} does for your house, what it costs, and how either side ends it. Two pages, to be read at leisure.',
    es: 'Qué hace {brand} por su casa, cuánto cuesta y cómo se termina. Dos páginas, para leer con calma.',
  },
  image: 'document-agreement',
  descriptionOne: {
    en: `## What we do

We show the house on our pages and channels, answer whoever asks, sign a contract with each guest, hand the keys over and take them back. We keep the calendar, collect payments and deposits, and see to cleaning and linen between stays.

## What stays yours

- You decide prices, seasons and house rules, and keep as many weeks for yourself as you like.
- You have the last word on every stay of more than 30 nights.
- Photographs and texts that we made for the house are yours, also afterwards.

## What it costs

Our commission is taken from what a guest pays for the stay, without cleaning, taxes and deposit. There is no entrance fee and no monthly fee. You are paid by the fifth working day of the month that follows each stay, in quetzales or US dollars, by bank transfer.

## Repairs and damage

Up to the amount that you set we repair without asking and show the receipt. What a guest breaks is paid from the deposit of 300 US dollars; if that is not enough, we claim the rest for you.

## Insurance and permits

Insurance of building and contents, taxes on the property and permits of the neighbourhood are the owner’s. We tell you what your municipality asks for.

## How it ends

Either side may end the agreement with a month’s notice in writing. Stays that are confirmed by then take place as agreed.

## What we need from you

A photo and an identity document, so that we know with whom we sign. We keep them encrypted, show them to nobody outside, and delete them when the law no longer asks for them. Questions: {phone} or {email}.`,
    es: `## Qué hacemos

Mostramos la casa en nuestras páginas y canales, contestamos a quien pregunta, firmamos contrato con cada huésped, entregamos llaves y las recibimos de vuelta. Llevamos el calendario, cobramos pagos y depósitos, y nos encargamos de limpieza y blancos entre una estadía y otra.

## Qué sigue siendo suyo

- Usted decide precios, temporadas y reglas de la casa, y se queda con las semanas que quiera.
- La última palabra en toda estadía de más de 30 noches es suya.
- Las fotos y los textos que hicimos para la casa son suyos, también después.

## Cuánto cuesta

Nuestra comisión sale de lo que el huésped paga por la estadía, sin limpieza, impuestos ni depósito. No hay cuota de entrada ni cuota mensual. Le pagamos a más tardar el quinto día hábil del mes siguiente a cada estadía, en quetzales o en dólares, por transferencia.

## Reparaciones y daños

Hasta el monto que usted fije reparamos sin preguntar y mostramos el recibo. Lo que quiebre un huésped se paga del depósito de 300 dólares; si no alcanza, cobramos el resto por usted.

## Seguros y permisos

El seguro de la casa y sus cosas, el IUSI y los permisos del vecindario corren por cuenta del propietario. Le decimos qué pide su municipalidad.

## Cómo se termina

Cualquiera de las partes puede terminar el convenio con un mes de aviso por escrito. Las estadías ya confirmadas se cumplen como se acordó.

## Qué necesitamos de usted

Una foto y un documento de identidad, para saber con quién firmamos. Los guardamos cifrados, no se los mostramos a nadie de afuera y los borramos cuando la ley ya no los pide. Preguntas: {phone} o {email}.`,
  },
  descriptions: [],
  stepsTitle: null,
  steps: [],
  titleForm: { en: 'Prepare my agreement', es: 'Preparar mi convenio' },
  textForm: {
    en: 'With your data we fill in the agreement and send it to you to be read once more. Nothing is signed yet.',
    es: 'Con sus datos llenamos el convenio y se lo enviamos para que lo lea otra vez. Todavía no se firma nada.',
  },
  btnName: { en: 'Send my data', es: 'Enviar mis datos' },
  waLabel: { en: 'Ask on WhatsApp', es: 'Preguntar por WhatsApp' },
  waText: {
    en: 'Hello! I have a question about the owner agreement.',
    es: '¡Buen día! Tengo una pregunta sobre el convenio con propietarios.',
  },
  seo: {
    metaTitle: { en: 'Property owner agreement', es: 'Convenio con propietarios' },
    metaDescription: {
      en: 'What we do for your house in Guatemala, what it costs, who pays for damage and how the agreement ends, before you send us anything.',
      es: 'Qué hacemos por su casa en Guatemala, cuánto cuesta, quién paga los daños y cómo termina el convenio, antes de enviarnos nada.',
    },
  },
}
