// run: scan --only stale-value
// expect: stale-value
// copy-on-write list in an AtomicReference: get, copy, set loses concurrent additions
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;

public class ImmutableConfig {
    private final AtomicReference<List<String>> rules =
            new AtomicReference<>(Collections.<String>emptyList());

    public void addRule(String rule) {
        List<String> old = rules.get();
        List<String> copy = new ArrayList<>(old);
        copy.add(rule);
        rules.set(Collections.unmodifiableList(copy));
    }

    public List<String> rules() {
        return rules.get();
    }
}
// corpus: unseen
