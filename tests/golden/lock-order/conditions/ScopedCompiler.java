// run: scan --only lock-order --library
// expect: none
// Scope and Diagnostics look like two monitors calling each other and waiting, but both synchronize on the one lock object handed down by the compiler, so every nesting is reentrant and wait() releases it fully.
package loc.scopedcompiler;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class ScopedCompiler {
    private final Object lock = new Object();
    private final Scope scope = new Scope(lock);
    private final Diagnostics diagnostics = new Diagnostics(lock);

    public ScopedCompiler() {
        scope.diagnostics = diagnostics;
        diagnostics.scope = scope;
    }

    public void declare(String name, String type) {
        scope.declare(name, type);
    }

    public String awaitType(String name) throws InterruptedException {
        return scope.awaitType(name);
    }

    public List<String> report() {
        return diagnostics.report();
    }

    private static final class Scope {
        private final Object lock;
        private final Map<String, String> types = new HashMap<>();
        private Diagnostics diagnostics;

        Scope(Object lock) {
            this.lock = lock;
        }

        void declare(String name, String type) {
            synchronized (lock) {
                if (types.putIfAbsent(name, type) != null) {
                    diagnostics.error("redeclared " + name);
                }
                lock.notifyAll();
            }
        }

        String awaitType(String name) throws InterruptedException {
            synchronized (lock) {
                while (!types.containsKey(name)) {
                    lock.wait();
                }
                return types.get(name);
            }
        }

        int size() {
            synchronized (lock) {
                return types.size();
            }
        }
    }

    private static final class Diagnostics {
        private final Object lock;
        private final List<String> errors = new ArrayList<>();
        private Scope scope;

        Diagnostics(Object lock) {
            this.lock = lock;
        }

        void error(String text) {
            synchronized (lock) {
                errors.add(text);
            }
        }

        List<String> report() {
            synchronized (lock) {
                List<String> out = new ArrayList<>(errors);
                out.add(scope.size() + " symbols");
                return out;
            }
        }
    }
}
// corpus: unseen
