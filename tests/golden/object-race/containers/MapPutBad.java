// A HashMap in a field of a table, whose methods lock nothing: the map races, and so does its owner.
//
// run: scan --only object-race
// expect: object-race#1 line=put
// expect: object-race#2 line=put
import java.util.*;
import java.util.concurrent.*;

public class MapPutBad {
    static class Table {
        private final Map<String, String> map = new HashMap<>();

        void put(String key, String value) {
            map.put(key, value); // <- put
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
