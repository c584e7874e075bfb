// run: scan --only atomicity,stale-value
// expect: none
// SEI CERT VNA03-J: calls of a synchronized list, each atomic alone.

import java.net.InetAddress;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class CertSizeThenAddOk {
    private final List<InetAddress> addresses = Collections.synchronizedList(new ArrayList<>());

    public boolean register(InetAddress address) {
        synchronized (addresses) {
            if (addresses.contains(address) || addresses.size() > 99)
                return false;
            return addresses.add(address);
        }
    }

    public InetAddress[] all() {
        return addresses.toArray(new InetAddress[0]);
    }
}
// corpus: published
