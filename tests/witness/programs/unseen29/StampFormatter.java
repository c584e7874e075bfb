import java.text.SimpleDateFormat;
import java.util.ArrayList;
import java.util.Date;
import java.util.List;
import java.util.TimeZone;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * Formats log lines with per-thread formatters and line buffers.
 */
public class StampFormatter {

    static final class Line {
        private final StringBuilder text = new StringBuilder(128);
        private final SimpleDateFormat format;
        private int written;

        Line(String pattern) {
            format = new SimpleDateFormat(pattern);
            format.setTimeZone(TimeZone.getTimeZone("UTC"));
        }

        String render(long millis, String level, String message) {
            text.setLength(0);
            text.append(format.format(new Date(millis))).append(' ').append(level);
            text.append(" #").append(++written).append(' ').append(message);
            return text.toString();
        }
    }

    public static final class Formatter {
        private final String pattern;
        private final ThreadLocal<Line> lines;

        public Formatter(String pattern) {
            this.pattern = pattern;
            this.lines = ThreadLocal.withInitial(this::newLine);
        }

        private Line newLine() {
            return new Line(pattern);
        }

        public String info(long millis, String message) {
            return lines.get().render(millis, "INFO", message);
        }

        public String warn(long millis, String message) {
            return lines.get().render(millis, "WARN", message);
        }
    }

    private static final Formatter DEFAULT = new Formatter("yyyy-MM-dd HH:mm:ss.SSS");

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(3);
        List<Future<String>> out = new ArrayList<>();
        for (int i = 0; i < 30; i++) {
            int n = i;
            out.add(pool.submit(() -> n % 4 == 0
                    ? DEFAULT.warn(n * 86_400_000L, "disk " + n)
                    : DEFAULT.info(n * 1000L, "tick " + n)));
        }
        int chars = 0;
        for (Future<String> f : out) {
            chars += f.get().length();
        }
        pool.shutdown();
        System.out.println(DEFAULT.info(0, "done") + " " + (chars > 0));
    }
}
