// Static field guarded by the monitors of two different instances.
// run: scan --only data-race
// expect: data-race field=InvoiceNumbers$Sequence.next
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

public class InvoiceNumbers {
    static class Sequence {
        private static long next = 1000;
        private final String prefix;
        private int issued;

        Sequence(String prefix) {
            this.prefix = prefix;
        }

        synchronized String issue() {
            issued++;
            return prefix + "-" + next++;
        }

        synchronized int issued() {
            return issued;
        }
    }

    static class Biller implements Runnable {
        private final Sequence sequence;
        private final Set<String> out;

        Biller(Sequence sequence, Set<String> out) {
            this.sequence = sequence;
            this.out = out;
        }

        @Override
        public void run() {
            for (int i = 0; i < 250; i++) {
                out.add(sequence.issue());
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Set<String> numbers = ConcurrentHashMap.newKeySet();
        Sequence retail = new Sequence("R");
        Sequence wholesale = new Sequence("W");
        Thread[] billers = {
            new Thread(new Biller(retail, numbers), "retail-1"),
            new Thread(new Biller(retail, numbers), "retail-2"),
            new Thread(new Biller(wholesale, numbers), "wholesale-1"),
        };
        for (Thread b : billers) {
            b.start();
        }
        for (Thread b : billers) {
            b.join();
        }
        System.out.println(numbers.size() + " numbers, retail " + retail.issued()
                + " wholesale " + wholesale.issued());
    }
}
// corpus: unseen27
