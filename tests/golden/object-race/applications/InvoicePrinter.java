// A single MoneyFormat with an internal StringBuilder is used by all pool tasks at once.
// run: scan --only data-race,object-race --min-severity medium
// expect: data-race field=InvoicePrinter$MoneyFormat.buffer
// expect: object-race class=InvoicePrinter$MoneyFormat
// expect: object-race class=InvoicePrinter$MoneyFormat
// expect: object-race class=InvoicePrinter$MoneyFormat
// corpus: unseen31
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class InvoicePrinter {
    static class MoneyFormat {
        private final StringBuilder buffer = new StringBuilder();
        private final String currency;

        MoneyFormat(String currency) {
            this.currency = currency;
        }

        String format(long cents) {
            buffer.setLength(0);
            buffer.append(cents / 100).append('.');
            long rest = cents % 100;
            if (rest < 10) {
                buffer.append('0');
            }
            buffer.append(rest).append(' ').append(currency);
            return buffer.toString();
        }
    }

    record Position(String article, int qty, long cents) {
        long total() {
            return qty * cents;
        }
    }

    private final MoneyFormat money = new MoneyFormat("EUR");

    String print(int number, List<Position> positions) {
        List<String> lines = new ArrayList<>();
        lines.add("Invoice " + number);
        long sum = 0;
        for (Position p : positions) {
            sum += p.total();
            lines.add(p.article() + " " + money.format(p.total()));
        }
        lines.add("= " + money.format(sum));
        return String.join("\n", lines);
    }

    public static void main(String[] args) throws Exception {
        InvoicePrinter printer = new InvoicePrinter();
        ExecutorService pool = Executors.newFixedThreadPool(4);
        List<Future<String>> pages = new ArrayList<>();
        for (int n = 0; n < 12; n++) {
            final int number = n;
            List<Position> ps = List.of(new Position("pen", n, 199), new Position("ink", 2, 905 + n));
            pages.add(pool.submit(() -> printer.print(number, ps)));
        }
        int length = 0;
        for (Future<String> f : pages) {
            length += f.get().length();
        }
        pool.shutdown();
        System.out.println(length);
    }
}
