// run: scan --only stale-value
// expect: none
// check-then-set is on a ThreadLocal, no other thread can see the slot
import java.text.SimpleDateFormat;
import java.util.Date;

public class ThreadLocalFormatter {
    private final ThreadLocal<SimpleDateFormat> formats = new ThreadLocal<>();
    private final String pattern;

    public ThreadLocalFormatter(String pattern) {
        this.pattern = pattern;
    }

    public String format(Date date) {
        SimpleDateFormat f = formats.get();
        if (f == null) {
            f = new SimpleDateFormat(pattern);
            formats.set(f);
        }
        return f.format(date);
    }
}
// corpus: unseen
