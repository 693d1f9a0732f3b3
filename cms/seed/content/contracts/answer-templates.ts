import type { Words } from '../types'

type AnswerTemplateSeed = { name: Words; subject: Words; text: Words; forTakenNights?: boolean }

/** Prepared answers of the demo team; `{{…}}` are those of `content-types/answer-placeholder.ts`. */
export const answerTemplates: AnswerTemplateSeed[] = [
  {
    name: { en: 'Thank you, it is free', es: 'Gracias, hay disponibilidad' },
    subject: { en: '{{house}} is free for your dates', es: '{{house}} está libre en sus fechas' },
    text: {
      en: `Dear {{name}},

Thank you for writing to us. {{house}} is free from {{arrival}} to {{departure}} ({{stayLength}}, {{party}}), for {{total}} in all.

If you would like it, answer with a simple "yes". We then send you the contract with a link that you can sign on your phone. Until then nothing is charged and nothing is booked.

Warm regards from Antigua,
{{staff}}
{{brand}}`,
      es: `Estimado/a {{name}}:

Gracias por escribirnos. {{house}} está libre del {{arrival}} al {{departure}} ({{stayLength}}, {{party}}), por {{total}} en total.

Si le gusta, responda simplemente "sí". Le enviaremos el contrato con un enlace que puede firmar en su teléfono. Hasta entonces no se cobra ni se reserva nada.

Saludos desde Antigua,
{{staff}}
{{brand}}`,
    },
  },
  {
    forTakenNights: true,
    name: { en: 'Taken, with alternatives', es: 'Ocupada, con alternativas' },
    subject: { en: 'Your dates from {{arrival}}', es: 'Sus fechas a partir del {{arrival}}' },
    text: {
      en: `Dear {{name}},

Thank you for your interest in {{house}}. Somebody else has taken it from {{arrival}} to {{departure}}.

These are free on your dates and as good for {{party}}:
-
-

Tell us which one you like, or what matters most to you, and we keep looking.

Warm regards,
{{staff}}
{{brand}}`,
      es: `Estimado/a {{name}}:

Gracias por su interés en {{house}}. Del {{arrival}} al {{departure}} ya está ocupada.

Estas están libres en sus fechas y son igual de buenas para {{party}}:
-
-

Díganos cuál le gusta, o qué es lo más importante para usted, y seguimos buscando.

Saludos,
{{staff}}
{{brand}}`,
    },
  },
  {
    name: { en: 'A question about your dates', es: 'Una pregunta sobre sus fechas' },
    subject: { en: 'When would you like to come?', es: '¿Cuándo le gustaría venir?' },
    text: {
      en: `Dear {{name}},

Thank you for writing to us. So that we can tell you a price for {{house}}, we still need to know:

When would you like to arrive, and when to leave? Could you also come some days earlier or later?
How many adults and children are you?

Your reference is {{reference}}.

Warm regards,
{{staff}}
{{brand}}`,
      es: `Estimado/a {{name}}:

Gracias por escribirnos. Para decirle un precio de {{house}} todavía nos falta saber:

¿Cuándo le gustaría llegar y cuándo salir? ¿Podría venir también unos días antes o después?
¿Cuántos adultos y niños son?

Su referencia es {{reference}}.

Saludos,
{{staff}}
{{brand}}`,
    },
  },
  {
    name: { en: 'How to reach us', es: 'Cómo comunicarse con nosotros' },
    subject: { en: 'How to reach us', es: 'Cómo comunicarse con nosotros' },
    text: {
      en: `Dear {{name}},

You reach us by answering this message, by telephone or WhatsApp at {{phone}}. Tell us your reference {{reference}}, and whoever answers knows at once what it is about.

Warm regards,
{{staff}}
{{brand}}`,
      es: `Estimado/a {{name}}:

Puede comunicarse con nosotros respondiendo este mensaje, o por teléfono o WhatsApp al {{phone}}. Díganos su referencia {{reference}}, y quien conteste sabrá de inmediato de qué se trata.

Saludos,
{{staff}}
{{brand}}`,
    },
  },
]
