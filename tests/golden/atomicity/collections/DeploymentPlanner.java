// run: scan --only atomicity --library
// expect: none
// StepList is synchronized, but every instance used twice here is made in plan() and not yet known to anyone else
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

public class DeploymentPlanner {
    public static final class StepList {
        private final List<String> steps = new ArrayList<>();

        public synchronized int size() {
            return steps.size();
        }

        public synchronized void insert(int at, String step) {
            steps.add(at, step);
        }

        public synchronized boolean contains(String step) {
            return steps.contains(step);
        }

        public synchronized List<String> view() {
            return List.copyOf(steps);
        }
    }

    private final Map<String, List<String>> dependencies = new TreeMap<>();

    public synchronized void depends(String service, String on) {
        dependencies.computeIfAbsent(service, s -> new ArrayList<>()).add(on);
    }

    public synchronized StepList plan(List<String> services) {
        StepList plan = new StepList();
        for (String s : services) {
            for (String d : dependencies.getOrDefault(s, Collections.emptyList())) {
                addOnce(plan, d);
            }
            addOnce(plan, s);
        }
        if (plan.size() > 0) {
            plan.insert(0, "lock environment");
            plan.insert(plan.size(), "unlock environment");
        }
        return plan;
    }

    private static void addOnce(StepList plan, String service) {
        String step = "restart " + service;
        if (!plan.contains(step)) {
            plan.insert(plan.size(), step);
        }
    }
}
// corpus: unseen9
