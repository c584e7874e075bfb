// run: scan --library --only atomicity
// expect: atomicity
// testng-team/testng#928: the panel walks the suite's synchronized list by size() and get() under its own lock only, while the suite can drop results of a retried class
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class ChronologicalReport {
    public record Invocation(String method, long startMillis) { }

    public static class Suite {
        private final List<Invocation> invoked = Collections.synchronizedList(new ArrayList<>());

        public void onInvoked(Invocation i) {
            invoked.add(i);
        }

        public void onRetry(String className) {
            invoked.removeIf(i -> i.method().startsWith(className + "."));
        }

        public List<Invocation> invokedMethods() {
            return invoked;
        }
    }

    private final Object renderLock = new Object();
    private final StringBuilder html = new StringBuilder();

    public String render(Suite suite) {
        synchronized (renderLock) {
            html.setLength(0);
            List<Invocation> all = suite.invokedMethods();
            long start = -1;
            for (int i = 0; i < all.size(); i++) {
                Invocation inv = all.get(i);
                if (start < 0) {
                    start = inv.startMillis();
                }
                html.append("<li>").append(inv.method()).append(" +")
                        .append(inv.startMillis() - start).append("</li>");
            }
            return html.toString();
        }
    }
}
// corpus: unseen19
