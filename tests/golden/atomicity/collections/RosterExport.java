// run: scan --library --only atomicity
// expect: atomicity
// the roster's lock is given back between size and copyInto, the array may be too small or hold nulls
import java.util.ArrayList;
import java.util.List;

public class RosterExport {
    private final StringBuilder page = new StringBuilder();
    private int renders;

    public synchronized String render(Roster roster) {
        renders++;
        String[] names = new String[roster.size()];
        roster.copyInto(names);
        page.setLength(0);
        for (String n : names) {
            page.append(n.trim()).append('\n');
        }
        return page.toString();
    }

    public synchronized int renders() {
        return renders;
    }
}

class Roster {
    private final List<String> names = new ArrayList<>();

    public synchronized void join(String name) {
        names.add(name);
    }

    public synchronized void leave(String name) {
        names.remove(name);
    }

    public synchronized int size() {
        return names.size();
    }

    public synchronized void copyInto(String[] target) {
        for (int i = 0; i < names.size(); i++) {
            target[i] = names.get(i);
        }
    }
}
// corpus: unseen16
