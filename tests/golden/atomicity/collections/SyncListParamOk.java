// run: scan --only atomicity
// expect: none

import java.util.List;

public class SyncListParamOk {
    public synchronized Object last(List<?> list) {
        synchronized (list) {
            int n = list.size();
            return list.get(n - 1);
        }
    }
}
