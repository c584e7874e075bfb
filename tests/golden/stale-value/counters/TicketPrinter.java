// run: scan --only stale-value
// expect: stale-value
// serial++ on a volatile field reads and writes in two steps; two machines print one number twice
import java.util.BitSet;

public class TicketPrinter {
    private volatile int serial;

    int next() {
        return serial++;
    }

    static final class Machine extends Thread {
        private final TicketPrinter source;
        private final BitSet printed = new BitSet();

        Machine(TicketPrinter source) {
            this.source = source;
        }

        @Override
        public void run() {
            for (int i = 0; i < 20_000; i++) {
                printed.set(source.next());
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        TicketPrinter p = new TicketPrinter();
        Machine a = new Machine(p);
        Machine b = new Machine(p);
        a.start();
        b.start();
        a.join();
        b.join();
        a.printed.and(b.printed);
        System.out.println("printed twice: " + a.printed.cardinality());
    }
}
// corpus: unseen14
