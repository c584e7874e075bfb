// The downloader updates done, the display thread polls it: no volatile.
// run: scan --only data-race
// expect: data-race field=ProgressBad.done
// expect: data-race field=ProgressBad.bytes
public class ProgressBad implements Runnable {
	private boolean done;
	private long bytes;
	@Override public void run() {
		for (int i = 0; i < 1000; i++)
			bytes += 512;
		done = true;
	}
	public static void main(String[] args) throws InterruptedException {
		ProgressBad p = new ProgressBad();
		Thread t = new Thread(p, "download");
		t.setDaemon(true);
		t.start();
		while (!p.done) {
			System.out.println(p.bytes);
			Thread.sleep(10);
		}
	}
}
// corpus: unseen25
