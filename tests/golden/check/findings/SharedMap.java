// What two threads do to a map is one finding with the name of the map, however many fields of it they race on.
import java.util.HashMap;
import java.util.Map;

public class SharedMap {
    static final Map<String, String> names = new HashMap<>();

    public static void main(String[] args) {
        new Thread(() -> names.put("a", "b")).start();
        names.put("c", "d");
    }
}
// run: raddle check --all --width 80 $CLASSES
// out: SharedMap.java:10: data-race: SharedMap.names (java.util.HashMap.size) is
// out:     written by main while Thread-0 reads it
// out:   main writes it, holding no lock:
// out:     SharedMap.main (SharedMap.java:10)
// out:   Thread-0 reads it, holding no lock:
// out:     SharedMap.lambda$main$0 (SharedMap.java:9)
// out:   how it happens (...):
// out:     main      SharedMap.java:10  is about to write SharedMap.names
// out:                                  (HashMap.size)
// out:     Thread-0  SharedMap.java:9   is about to read SharedMap.names (HashMap.size)
// out:
// out: 1 error (...)
// exit: 1
