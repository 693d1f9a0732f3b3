/** The demo's agreement for stays, in Spanish. */
export const stayAgreementEs = `## Contrato de hospedaje

Celebrado el {{contractDate}} entre la casa y **{{fullName}}**, quien firma por todas las personas de su grupo y a quien en adelante se llama *el huésped*.

### 1. La estadía

El huésped toma **{{property}}** del **{{startDate}}** al **{{endDate}}**, {{stay}} noches en total, para {{totalGuests}} huéspedes. La casa se entrega el día de entrada, desde esta hora: {{customCheckIn}}, y se devuelve el día de salida, a más tardar a esta hora: {{customCheckOut}}. Ninguna persona adicional puede pasar la noche sin nuestra autorización.

### 2. Precio y pagos

El precio total de la estadía es **{{fullPayment}}**.

- Primer pago: {{firstPayment}}, que se paga a más tardar {{downPaymentDays}} días antes de la entrada, o con la firma si es posterior.
- Segundo pago: {{secondPayment}}, que se paga a más tardar el día de entrada.
- Las fechas quedan apartadas con la firma. El anticipo es el {{customDownPayment}} % del precio total, {{downPayment}}. Si el primer pago no se ha recibido en su fecha, la casa puede dar las fechas a otras personas.

### 3. Depósito por daños

El huésped deja un depósito de {{damageDeposit}}. Después de revisar la casa se devuelve completo dentro de 10 días hábiles, menos lo que se haya roto o perdido. Una llave perdida cuesta 45 USD. Si la estadía se cancela con más de {{depositReturnDays}} días de anticipación, el depósito también se devuelve.

### 4. Si el huésped cancela

- Con más de {{lostFirstDepositDays}} días antes de la entrada: se devuelve el primer pago, menos {{cancellationCoverExpenses}} que cubren los gastos de la cancelación.
- Con menos de {{lostFirstDepositDays}} días antes de la entrada: se pierde el {{lostFirstDeposit}} % del primer pago; del resto se retienen {{cancellationCoverExpenses}} por gastos.
- Después del día de entrada no hay devolución.

### 5. En la casa

El huésped es mayor de 21 años, cuida la casa y respeta a los vecinos, guarda las horas de silencio del reglamento y nos avisa de cualquier inconformidad dentro de las 24 horas después de su llegada, para que podamos resolverla. Las fiestas y los eventos necesitan nuestra autorización por escrito.

### 6. Lo acordado además

{{extraTerms}}

### 7. Firma

El huésped firma este contrato de forma electrónica. El texto, las cifras y la lista de huéspedes quedan sellados con una huella digital; ambas partes reciben el mismo documento y pueden comprobar en cualquier momento que no se le cambió ni una letra. Se aplica la ley de la República de Guatemala.
`
