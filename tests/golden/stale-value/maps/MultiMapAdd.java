// run: scan --only stale-value
// expect: stale-value
// get, create list, put on a ConcurrentHashMap: an entry of the losing thread disappears
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

public class MultiMapAdd {
    private final Map<String, List<String>> index = new ConcurrentHashMap<>();

    public void add(String word, String document) {
        List<String> docs = index.get(word);
        if (docs == null) {
            docs = Collections.synchronizedList(new ArrayList<>());
            index.put(word, docs);
        }
        docs.add(document);
    }

    public int frequency(String word) {
        List<String> docs = index.get(word);
        return docs == null ? 0 : docs.size();
    }
}
// corpus: unseen
