// run: scan --only atomicity
// expect: atomicity
// a lambda run under the ledger's lock locks the shared rate table twice
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

public class LambdaLedger {
    static class Rates {
        private double buy = 1.0, sell = 1.1;
        synchronized double buy() { return buy; }
        synchronized double sell() { return sell; }
        synchronized double spread() { return sell - buy; }
        synchronized void update(double b, double s) { buy = b; sell = s; }
    }
    static class Ledger {
        private final List<Double> rows = new ArrayList<>();
        synchronized <T extends Number> void book(Supplier<T> s) {
            rows.add(s.get().doubleValue());
        }
        synchronized int size() { return rows.size(); }
    }
    static final Rates RATES = new Rates();
    static final Ledger LEDGER = new Ledger();

    public static void main(String[] args) throws InterruptedException {
        Thread booker = new Thread(() -> {
            for (int i = 0; i < 10; i++) {
                LEDGER.book(() -> RATES.sell() - RATES.buy());
            }
        });
        Thread updater = new Thread(() -> {
            for (int i = 0; i < 10; i++) RATES.update(i, i + 0.1);
        });
        booker.start();
        updater.start();
        booker.join();
        updater.join();
        System.out.println(LEDGER.size());
    }
}
// corpus: unseen
