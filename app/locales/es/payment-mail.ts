import type { paymentMail as english } from '../en/payment-mail'
import type { Translated } from '../translated'

export const paymentMail: Translated<typeof english> = {
  hello: 'Estimado/a {{name}}:',
  firstSoon: {
    subject: 'Primer pago de {{house}}: {{amount}}, vence el {{day}}',
    heading: 'Su primer pago vence pronto',
    text: 'Su primer pago de {{house}} vence el {{day}}; todavía faltan {{amount}}.',
  },
  firstOverdue: {
    subject: 'El primer pago de {{house}} venció el {{day}}',
    heading: 'Su primer pago está vencido',
    text: 'Su primer pago de {{house}} venció el {{day}}, y todavía no nos llegan {{amount}}.',
  },
  restSoon: {
    subject: '{{amount}} por {{house}}, vence el {{day}}',
    heading: 'Su saldo vence pronto',
    text: 'Ya esperamos su estadía en {{house}}. Quedan por pagar {{amount}} a más tardar el {{day}}. Cuando todo esté pagado podremos enviarle cómo llegar a la casa.',
  },
  balance: 'Su saldo',
  agreed: 'Precio acordado',
  received: 'Recibido el {{day}}',
  open: 'Pendiente',
  firstDue: 'Primer pago, vence el {{day}}',
  due: 'Vence el {{day}}',
  howToPay:
    'Puede pagar por transferencia, depósito o en efectivo en nuestra oficina; los datos están en su contrato. Si no los tiene a mano, responda a este correo o llámenos al {{phone}}. Por favor, envíenos una foto de la boleta.',
  paidAlready: '¿Ya pagó? Entonces muchas gracias, y no haga caso de este correo.',
  whatsApp: 'Escríbanos por WhatsApp',
  whatsAppText: 'Hola, le escribo por el pago de mi estadía {{stay}}.',
}
