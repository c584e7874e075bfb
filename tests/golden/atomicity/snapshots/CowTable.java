// run: scan --only atomicity
// expect: none
// The state is an immutable record behind a volatile that is read once per operation.
import java.util.List;
import java.util.ArrayList;

public class CowTable {
    private record State(List<String> names, int revision) { }

    public static class Table {
        private volatile State state = new State(List.of(), 0);
        public synchronized void add(String n) {
            State s = state;
            List<String> l = new ArrayList<>(s.names());
            l.add(n);
            state = new State(List.copyOf(l), s.revision() + 1);
        }
        State state() { return state; }
    }

    private int exported;

    public synchronized String export(Table t) {
        State s = t.state();
        exported++;
        return s.revision() + ":" + String.join(",", s.names());
    }

    public synchronized int exported() { return exported; }
}
// corpus: unseen
