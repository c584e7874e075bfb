// run: scan --only atomicity
// expect: atomicity
// forEach under the lock runs a lambda that locks the captured report once per element
import java.util.ArrayList;
import java.util.List;

public class ForEachLambda {
    public static class Report {
        private final StringBuilder text = new StringBuilder();

        public synchronized void line(String s) {
            text.append(s).append('\n');
        }

        public synchronized void clear() {
            text.setLength(0);
        }
    }

    private final ArrayList<String> names = new ArrayList<>();

    public synchronized void add(String n) {
        names.add(n);
    }

    public synchronized void print(Report report) {
        report.line("names");
        List<String> copy = new ArrayList<>(names);
        copy.forEach(n -> report.line(n));
    }
}
// corpus: unseen
