// Plain results are read only after isAlive() returned false (JLS 17.4.4); progress is volatile.
// run: scan --only data-race
// expect: none
import java.util.ArrayList;
import java.util.List;

public class ReconcileJob {
    static class Statement {
        final String reference;
        final long cents;

        Statement(String reference, long cents) {
            this.reference = reference;
            this.cents = cents;
        }
    }

    static class Matcher extends Thread {
        private final List<Statement> bank;
        private final List<Statement> book;
        private final List<String> unmatched = new ArrayList<>();
        private long difference;
        private volatile int progress;

        Matcher(List<Statement> bank, List<Statement> book) {
            super("matcher");
            this.bank = bank;
            this.book = book;
        }

        @Override
        public void run() {
            int n = 0;
            for (Statement b : bank) {
                Statement hit = find(b.reference);
                if (hit == null) {
                    unmatched.add(b.reference);
                } else {
                    difference += b.cents - hit.cents;
                }
                n++;
                progress = n;
            }
        }

        private Statement find(String ref) {
            for (Statement s : book) {
                if (s.reference.equals(ref)) {
                    return s;
                }
            }
            return null;
        }
    }

    static List<Statement> statements(int n, int skip, long skew) {
        List<Statement> out = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            if (i % skip != 0) {
                out.add(new Statement("REF" + i, 100L * i + skew));
            }
        }
        return out;
    }

    public static void main(String[] args) throws InterruptedException {
        Matcher matcher = new Matcher(statements(400, 7, 1), statements(400, 11, 0));
        matcher.start();
        int shown = 0;
        while (matcher.isAlive()) {
            if (matcher.progress > shown) {
                shown = matcher.progress;
            }
            Thread.sleep(1);
        }
        System.out.println("unmatched " + matcher.unmatched.size() + " difference " + matcher.difference);
    }
}
// corpus: unseen27
