// run: scan --only atomicity
// expect: atomicity
// setNewProperty tests the shared Hashtable and then puts in a second locked call, so two sub-projects both believe they set the property first
import java.util.ArrayList;
import java.util.Hashtable;
import java.util.List;

public class SubProjectProps {
    private final String project;
    private final Hashtable<String, String> inherited;
    private final List<String> log = new ArrayList<>();

    public SubProjectProps(String project, Hashtable<String, String> inherited) {
        this.project = project;
        this.inherited = inherited;
    }

    public synchronized boolean setNewProperty(String name, String value) {
        if (inherited.containsKey(name)) {
            log.add("override ignored for " + name);
            return false;
        }
        inherited.put(name, value);
        log.add("set " + name + " in " + project);
        return true;
    }

    public synchronized int messages() {
        return log.size();
    }

    public static void main(String[] args) throws InterruptedException {
        Hashtable<String, String> shared = new Hashtable<>();
        int[] wins = new int[4];
        Thread[] forks = new Thread[wins.length];
        for (int i = 0; i < forks.length; i++) {
            int me = i;
            SubProjectProps p = new SubProjectProps("sub" + i, shared);
            forks[i] = new Thread(() -> {
                for (int k = 0; k < 10000; k++) {
                    if (p.setNewProperty("p" + k, "from " + me)) {
                        wins[me]++;
                    }
                }
            });
            forks[i].start();
        }
        int total = 0;
        for (int i = 0; i < forks.length; i++) {
            forks[i].join();
            total += wins[i];
        }
        System.out.println(total + " of " + shared.size());
    }
}
// corpus: unseen11
