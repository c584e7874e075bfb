// run: scan --only atomicity
// expect: atomicity method=SyncListParamBad.last line=here witness=list context=this

import java.util.List;

public class SyncListParamBad {
    public synchronized Object last(List<?> list) {
        int n = list.size();
        return list.get(n - 1); // <- here
    }
}
