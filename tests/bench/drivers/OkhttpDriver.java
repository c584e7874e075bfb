import java.io.IOException;

import okhttp3.Call;
import okhttp3.Callback;
import okhttp3.OkHttpClient;
import okhttp3.Request;
import okhttp3.Response;

/** Four threads share a client, by calls that wait and calls that do not. */
public class OkhttpDriver {
	public static void main(String[] args) throws Exception {
		final OkHttpClient client = new OkHttpClient();
		Thread[] threads = new Thread[4];
		for (int i = 0; i < threads.length; i++) {
			threads[i] = new Thread(new Runnable() {
				public void run() {
					Request request = new Request.Builder().url("http://localhost/").build();
					try {
						Response response = client.newCall(request).execute();
						System.out.println(response.body().string());
					} catch (IOException e) {
						e.printStackTrace();
					}
					Call call = client.newCall(request);
					call.enqueue(new Callback() {
						public void onFailure(Call call, IOException e) {
							e.printStackTrace();
						}

						public void onResponse(Call call, Response response) throws IOException {
							response.close();
						}
					});
					call.cancel();
				}
			});
			threads[i].start();
		}
		client.dispatcher().setMaxRequests(3);
		System.out.println(client.connectionPool().idleConnectionCount());
		for (Thread thread : threads)
			thread.join();
		client.dispatcher().cancelAll();
		client.connectionPool().evictAll();
	}
}
