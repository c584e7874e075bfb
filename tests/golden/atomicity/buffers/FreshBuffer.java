// run: scan --only atomicity --library
// expect: none
// The StringBuffer whose synchronized methods are called several times under the report's monitor is created in the same call and never leaves it before it is turned into a String.
import java.util.ArrayList;
import java.util.List;

public class FreshBuffer {
    private final List<String> rows = new ArrayList<String>();
    private final int width;

    public FreshBuffer(int width) {
        if (width < 4) {
            throw new IllegalArgumentException("width");
        }
        this.width = width;
    }

    public synchronized void row(String r) {
        rows.add(r);
    }

    public synchronized String render() {
        StringBuffer sb = new StringBuffer();
        for (String r : rows) {
            sb.append(r);
            if (sb.length() > width) {
                cut(sb);
            }
            sb.append('\n');
        }
        if (sb.length() > 0) {
            sb.setLength(sb.length() - 1);
        }
        return sb.toString();
    }

    private void cut(StringBuffer sb) {
        int len = sb.length();
        if (len > 2 * width && sb.charAt(len - 1) == ' ') {
            sb.deleteCharAt(len - 1);
        }
    }

    public synchronized int size() {
        return rows.size();
    }
}
// corpus: unseen
