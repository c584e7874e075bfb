// run: scan --library --only atomicity
// expect: none
// render holds the crew's own monitor over size and copyInto; the crew never calls the exporter
import java.util.ArrayList;
import java.util.List;

public class CrewExport {
    private final StringBuilder page = new StringBuilder();
    private int renders;

    public synchronized String render(Crew crew) {
        renders++;
        String[] names;
        synchronized (crew) {
            names = new String[crew.size()];
            crew.copyInto(names);
        }
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

class Crew {
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
