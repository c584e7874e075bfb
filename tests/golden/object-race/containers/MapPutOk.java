// A ConcurrentHashMap is made for it.
//
// run: scan --only object-race
// expect: none
import java.util.*;
import java.util.concurrent.*;

public class MapPutOk {
    static class Table {
        private final Map<String, String> map = new ConcurrentHashMap<>();

        void put(String key, String value) {
            map.put(key, value);
        }

        String get(String key) {
            return map.get(key);
        }
    }

    public static void main(String[] args) {
        Table table = new Table();
        new Thread(() -> table.put("a", "b")).start();
        System.out.println(table.get("a"));
    }
}
