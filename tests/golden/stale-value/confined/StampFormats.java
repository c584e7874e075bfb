// run: scan --library --only stale-value
// expect: none
// the get-null-set runs on a ThreadLocal, and each thread's map and formats are its own
import java.text.SimpleDateFormat;
import java.util.Date;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.TimeZone;

public final class StampFormats {
    private static final ThreadLocal<Map<String, SimpleDateFormat>> MINE = new ThreadLocal<>();
    private static final TimeZone GMT = TimeZone.getTimeZone("GMT");

    private StampFormats() {
    }

    public static String format(String pattern, long millis) {
        return of(pattern).format(new Date(millis));
    }

    private static SimpleDateFormat of(String pattern) {
        Map<String, SimpleDateFormat> formats = MINE.get();
        if (formats == null) {
            formats = new HashMap<>();
            MINE.set(formats);
        }
        if (!formats.containsKey(pattern)) {
            SimpleDateFormat f = new SimpleDateFormat(pattern, Locale.ROOT);
            f.setTimeZone((TimeZone) GMT.clone());
            formats.put(pattern, f);
        }
        return formats.get(pattern);
    }

    public static int cached() {
        Map<String, SimpleDateFormat> formats = MINE.get();
        return formats == null ? 0 : formats.size();
    }

    public static void forget() {
        MINE.remove();
    }
}
// corpus: unseen11
