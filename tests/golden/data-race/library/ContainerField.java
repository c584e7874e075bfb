// What is raced for is in the map, which nobody but this object has.
// run: scan --library --only data-race
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class ContainerField {
    private final Map<String, String> map = new HashMap<>();
    private final List<String> wrapped = Collections.synchronizedList(new ArrayList<>());

    public synchronized void put(String key, String value) {
        map.put(key, value); // expect: data-race#1 severity=high field=ContainerField.map
        wrapped.add(key);
    }
    public synchronized void remove(String key) { map.remove(key); }
    public String get(String key) {
        wrapped.add(key);
        return map.get(key); // expect: data-race#1
    }
}
