// run: scan --only lock-order
// expect: none
// The lock is taken after the exchange.
import java.util.concurrent.*;
public class ExchangeOk {
    static final Exchanger<String> x = new Exchanger<>();
    static final Object log = new Object();
    static int n;
    public static void main(String[] z) {
        Runnable r = () -> {
            try {
                String s = x.exchange("a");
                synchronized (log) { n += s.length(); }
            } catch (InterruptedException e) {}
        };
        new Thread(r).start();
        new Thread(r).start();
    }
}
