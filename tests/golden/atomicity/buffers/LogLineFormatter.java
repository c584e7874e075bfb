// run: scan --only atomicity --library
// expect: none
// Format() locks a StringBuffer and a Vector several times under its own monitor, but both are created in the call and no other thread can reach them.
import java.util.ArrayList;
import java.util.List;
import java.util.Vector;

public class LogLineFormatter {
    private final List<String> prefixes = new ArrayList<>();
    private long formatted;

    public synchronized void addPrefix(String p) {
        prefixes.add(p);
    }

    public synchronized String format(String level, String... parts) {
        StringBuffer line = new StringBuffer();
        Vector<String> kept = new Vector<>();
        for (String p : prefixes) {
            line.append(p).append(' ');
        }
        for (String p : parts) {
            if (!kept.contains(p)) {
                kept.add(p);
            }
        }
        if (line.length() > 0) {
            line.setLength(line.length() - 1);
            line.append(": ");
        }
        line.append(level);
        if (!kept.isEmpty()) {
            line.append(' ').append(kept.get(0));
            for (int i = 1; i < kept.size(); i++) {
                line.append('|').append(kept.elementAt(i));
            }
        }
        formatted++;
        return line.toString();
    }

    public synchronized long formatted() {
        return formatted;
    }
}
// corpus: unseen
