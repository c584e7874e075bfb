// run: scan --only atomicity
// expect: atomicity method=SyncMapAudit$Auditor.audit line=here
// Auditor.audit (context Auditor monitor): synchronizedMap containsKey and get are two sections of the shared map, remover thread between, null unboxing.
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;

public class SyncMapAudit {
    static class Auditor {
        private final Map<String, Integer> limits;
        private int sum;
        Auditor(Map<String, Integer> l) { limits = l; }
        synchronized void audit(String user) {
            if (limits.containsKey(user)) {
                int v = limits.get(user); // <- here
                sum += v;
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Map<String, Integer> limits = Collections.synchronizedMap(new HashMap<>());
        Auditor a = new Auditor(limits);
        Thread churn = new Thread(() -> {
            for (int i = 0; i < 10000; i++) {
                limits.put("joe", i);
                limits.remove("joe");
            }
        });
        churn.start();
        for (int i = 0; i < 10000; i++) a.audit("joe");
        churn.join();
    }
}
// corpus: unseen
