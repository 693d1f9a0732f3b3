import type { paymentMail as english } from '../en/payment-mail'
import type { Translated } from '../translated'

export const paymentMail: Translated<typeof english> = {
  hello: 'Estimado/a {{name}}:',
  firstOverdue: {
    subject: 'El primer pago de {{house}} sigue pendiente',
    heading: 'Su primer pago sigue pendiente',
    text: 'Gracias por firmar el contrato de {{house}}. Con la firma vencía el primer pago, el {{day}}; todavía faltan {{amount}}.',
  },
  restSoon: {
    subject: '{{amount}} por {{house}}, vence el {{day}}',
    heading: 'Su saldo vence pronto',
    text: 'Ya esperamos su estadía en {{house}}. Quedan pendientes {{amount}}, que vencen el {{day}}.',
  },
  restOverdue: {
    subject: 'Su saldo por {{house}} venció el {{day}}',
    heading: 'Su saldo está vencido',
    text: 'Los {{amount}} por su estadía en {{house}} vencieron el {{day}} y todavía no nos llegan. Cuando estén pagados podremos enviarle cómo llegar a la casa.',
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
