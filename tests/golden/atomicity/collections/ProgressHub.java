// run: scan --library --only atomicity
// expect: atomicity
// advance walks a Vector by size and elementAt under its own monitor; detach removes from the Vector without that monitor, so elementAt may be past the end
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Vector;

public class ProgressHub {
    private final Vector<String> channels = new Vector<>();
    private final int[] seen = new int[101];
    private final List<String> outbox = new ArrayList<>();
    private String task = "";

    public void attach(String channel) {
        channels.addElement(channel);
    }

    public void detach(String channel) {
        channels.removeElement(channel);
    }

    public synchronized void begin(String name) {
        task = name;
        Arrays.fill(seen, 0);
    }

    public synchronized void advance(int percent) {
        if (percent < 0 || percent > 100) {
            throw new IllegalArgumentException("percent " + percent);
        }
        seen[percent]++;
        if (seen[percent] == 1) {
            queue(percent);
        }
    }

    private void queue(int percent) {
        int n = channels.size();
        for (int i = 0; i < n; i++) {
            outbox.add(channels.elementAt(i) + ": " + task + " " + percent + "%");
        }
    }

    public synchronized List<String> drain() {
        List<String> out = new ArrayList<>(outbox);
        outbox.clear();
        return out;
    }

    public synchronized String task() {
        return task;
    }
}
// corpus: unseen11
