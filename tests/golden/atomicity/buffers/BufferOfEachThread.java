// run: scan --only atomicity
// expect: none
// The StringBuffer comes from a ThreadLocal, so every thread has its own; the calls length() and setLength() under the formatter's monitor can not be disturbed.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

class LineFormatter {
    private static final ThreadLocal<StringBuffer> BUFFER = ThreadLocal.withInitial(() -> new StringBuffer(80));
    private long formatted;

    synchronized String format(String level, String message, Object... args) {
        StringBuffer sb = BUFFER.get();
        sb.append('[').append(level).append("] ").append(message);
        for (Object a : args) {
            sb.append(' ').append(a);
        }
        if (sb.length() > 72) {
            sb.setLength(72);
        }
        String r = sb.substring(0, sb.length());
        sb.delete(0, sb.length());
        formatted++;
        return r;
    }

    synchronized long formatted() { return formatted; }
}

public class BufferOfEachThread {
    public static void main(String[] args) throws InterruptedException {
        LineFormatter one = new LineFormatter();
        LineFormatter two = new LineFormatter();
        ExecutorService pool = Executors.newFixedThreadPool(3);
        for (int i = 0; i < 5000; i++) {
            int n = i;
            pool.submit(() -> (n % 2 == 0 ? one : two).format("INFO", "request " + n, n, n * 2));
        }
        pool.shutdown();
        pool.awaitTermination(10, TimeUnit.SECONDS);
        System.out.println(one.formatted() + two.formatted());
    }
}
// corpus: unseen
