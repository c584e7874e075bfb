// run: scan --only stale-value
// expect: stale-value
// containsKey then put on Collections.synchronizedMap from two registrars
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;

class Directory {
    private final Map<String, Integer> extensions = Collections.synchronizedMap(new HashMap<>());

    boolean assign(String person, int extension) {
        if (extensions.containsKey(person)) {
            return false;
        }
        extensions.put(person, extension);
        return true;
    }

    int size() {
        return extensions.size();
    }
}

class Registrar extends Thread {
    private final Directory directory;
    private final int base;

    Registrar(Directory directory, int base) {
        this.directory = directory;
        this.base = base;
    }

    @Override
    public void run() {
        for (int i = 0; i < 100; i++) {
            if (!directory.assign("person" + i, base + i)) {
                System.out.println("taken " + i);
            }
        }
    }
}

public class SyncMapDirectory {
    public static void main(String[] args) throws InterruptedException {
        Directory d = new Directory();
        Registrar a = new Registrar(d, 1000);
        Registrar b = new Registrar(d, 2000);
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println(d.size());
    }
}
// corpus: unseen
