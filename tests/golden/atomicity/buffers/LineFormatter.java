// run: scan --library --only atomicity
// expect: none
// the StringBuffer belongs to one thread through a ThreadLocal, so nobody else can change it between two calls
import java.util.ArrayList;
import java.util.List;

public class LineFormatter {
    private static final ThreadLocal<StringBuffer> SCRATCH = ThreadLocal.withInitial(() -> new StringBuffer(128));

    private final List<String> lines = new ArrayList<>();
    private int width;

    public synchronized void add(String... cells) {
        StringBuffer sb = SCRATCH.get();
        sb.setLength(0);
        for (String c : cells) {
            sb.append(c).append('|');
        }
        if (sb.length() > 0) {
            sb.deleteCharAt(sb.length() - 1);
        }
        char[] chars = new char[sb.length()];
        sb.getChars(0, sb.length(), chars, 0);
        width = Math.max(width, chars.length);
        lines.add(new String(chars));
    }

    public synchronized int width() {
        return width;
    }

    public synchronized List<String> lines() {
        return List.copyOf(lines);
    }
}
// corpus: unseen14
