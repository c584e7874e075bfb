// run: scan --only atomicity
// expect: none
// the StringBuffer and the Vector are made in the method and never leave the thread
import java.util.Vector;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

public class TicketFormatter {
    private final Object lock = new Object();
    private int serial;
    private int longest;

    String format(String... fields) {
        synchronized (lock) {
            serial++;
            StringBuffer sb = new StringBuffer();
            Vector<String> kept = new Vector<>();
            for (String f : fields) {
                if (!f.isBlank()) {
                    kept.add(f);
                }
            }
            sb.append('#').append(serial);
            for (int i = 0; i < kept.size(); i++) {
                sb.append(' ').append(kept.get(i));
            }
            if (sb.length() > 20) {
                sb.setLength(20);
            }
            longest = Math.max(longest, sb.length());
            return sb.toString();
        }
    }

    int longest() {
        synchronized (lock) {
            return longest;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        TicketFormatter tf = new TicketFormatter();
        ExecutorService pool = Executors.newFixedThreadPool(3);
        for (int i = 0; i < 300; i++) {
            int n = i;
            pool.submit(() -> tf.format("row " + n, n % 2 == 0 ? "" : "vip", "seat " + n));
        }
        pool.shutdown();
        if (pool.awaitTermination(5, TimeUnit.SECONDS)) {
            System.out.println(tf.longest());
        }
    }
}
// corpus: unseen16
