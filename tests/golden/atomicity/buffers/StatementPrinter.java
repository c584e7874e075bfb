// run: scan --only atomicity
// expect: atomicity method=StatementPrinter.format line=here
// StatementPrinter.print (context printer monitor): Money.amount and Money.currency read in two sections, convert changes both.
public class StatementPrinter {
    public static class Money {
        private long amount;
        private String currency;
        public Money(long a, String c) { amount = a; currency = c; }
        public synchronized long amount() { return amount; }
        public synchronized String currency() { return currency; }
        public synchronized void convert(String to, double rate) {
            amount = Math.round(amount * rate);
            currency = to;
        }
    }

    private final StringBuilder out = new StringBuilder();
    private int lines;

    public synchronized void print(String owner, Money m) {
        out.append(owner).append(": ").append(format(m)).append('\n');
        lines++;
    }

    private String format(Money m) {
        long a = m.amount();
        return a / 100 + "." + a % 100 + " " + m.currency(); // <- here
    }

    public synchronized String text() { return lines + "\n" + out; }
}
// corpus: unseen
