// The setter throws once start has begun the thread: nothing is set while others use it. Not so where it is close that
// makes it throw.
// run: scan --library --only data-race
public class RefusedLater implements Runnable {
    private volatile boolean started, closed, busy;
    private volatile String host, path, user, group, realm, zone;
    private String port, name;

    public void start() {
        started = true;
        new Thread(this).start();
    }

    private boolean isStarted() {
        return started;
    }

    public void setPort(String port) {
        if (isStarted())
            throw new IllegalStateException();
        this.port = port; // expect: data-race field=RefusedLater.port severity=medium
    }

    public void setName(String name) {
        if (closed)
            throw new IllegalStateException();
        this.name = name; // expect: data-race field=RefusedLater.name severity=high
    }

    public void setHost(String host) { this.host = host; }
    public void setPath(String path) { this.path = path; }
    public void setUser(String user) { this.user = user; }
    public void setGroup(String group) { this.group = group; }
    public void setRealm(String realm) { this.realm = realm; }
    public void setZone(String zone) { this.zone = zone; }

    public void close() {
        closed = true;
    }

    public void run() {
        busy = (port + name + host + path + user + group + realm + zone).length() > 0;
    }
}
